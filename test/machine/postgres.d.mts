export declare const startPostgres: () => Promise<string>;
