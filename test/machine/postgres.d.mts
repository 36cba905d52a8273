export declare const startPostgres: (options?: { durable?: boolean }) => Promise<string>;
export declare const controlPostgres: (data: string, ...args: string[]) => { status: number | null; stderr: string };
