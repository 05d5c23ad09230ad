/** download.ts: gives the person a file. */
export function saveText(name: string, text: string, type = 'application/x-ndjson'): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
