import type { ClientInput } from './schemas.ts';

const MB = 1_000_000;
/** Bytes that the agency's files may take. */
export const storageBytes = ({ maxStorage }: Pick<ClientInput, 'maxStorage'>): number => maxStorage * MB;

/** Sign-ins at the same time: as the agency wants them, within what the operator allows. */
export const sessionsOf = ({ sessions, maxSessions }: Pick<ClientInput, 'sessions' | 'maxSessions'>): number =>
  Math.min(sessions ?? maxSessions, maxSessions);
