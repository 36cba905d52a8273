/** Whether this runs from its sources and not from what was built of them. */
export const isFromSources: boolean = import.meta.url.endsWith('.ts');

/** A file of the product by its path from the root of the sources, which what is built of them keeps. */
export const ownFile = (path: string): URL => new URL(`../${path}`, import.meta.url);
