/** Rows one message takes on: small enough to let the progress move, and fifty fit one transaction's log entry. */
export const CHUNK = 100;
/** Rows that are written side by side. */
export const TOGETHER = 8;

export const chunkCount = (total: number): number => Math.ceil(total / CHUNK);
