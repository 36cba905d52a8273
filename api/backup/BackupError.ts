/** A failed backup or restore; the message is a plain Spanish sentence for whoever asked for it. */
export class BackupError extends Error {}
