/** later.ts: the styles of what is not part of a first visit, once for all pages. */
let there: Promise<void> | undefined;

/** Resolves when they apply. If they can't be had, the next who needs them tries again. */
export function laterStyles(): Promise<void> {
    there ??= new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = 'later.css';
        link.onload = () => resolve();
        link.onerror = () => {
            link.remove();
            there = undefined;
            reject(new TypeError('later.css could not be fetched'));
        };
        document.head.append(link);
    });
    return there;
}
