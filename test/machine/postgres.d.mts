export declare const startPostgres: () => Promise<string>;
export declare const controlPostgres: (data: string, ...args: string[]) => { status: number | null; stderr: string };
