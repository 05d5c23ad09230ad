// sizes.mjs: the windows that are promised to be comfortable, and the tables that are looked at in
// them.
export const sizes = {
    '360x640': { width: 360, height: 640, touch: true },
    '390x844': { width: 390, height: 844, touch: true },
    '844x390': { width: 844, height: 390, touch: true },
    '820x1180': { width: 820, height: 1180, touch: true },
    '1280x800': { width: 1280, height: 800, touch: false },
    '1920x1080': { width: 1920, height: 1080, touch: false },
    '2560x1440': { width: 2560, height: 1440, touch: false },
};

export const tables = { justinian: [2, 3, 4], byzantz: [3, 4, 5, 6] };

// Nobody's name is short here.
export const longNames = [
    'Maximiliane',
    'Bartholomew',
    'Constantine',
    'Theophilus',
    'Wilhelmina',
    'Chrysostomos',
];
