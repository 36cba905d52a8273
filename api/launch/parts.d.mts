export declare const ensureBuilt: (...names: ('web' | 'server')[]) => Promise<void[]>;
