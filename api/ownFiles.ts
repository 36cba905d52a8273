/** Whether this runs from sources and not from a build. */
export const isFromSources: boolean = import.meta.url.endsWith('.ts');

/** A file of the product by its path from the sources' root, which the build keeps. */
export const ownFile = (path: string): URL => new URL(`../${path}`, import.meta.url);
