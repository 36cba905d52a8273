/** A backup that can't be made or restored; the message is a plain Spanish sentence for whoever asked for it. */
export class BackupError extends Error {}
