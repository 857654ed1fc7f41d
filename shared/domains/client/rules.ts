import type { ClientInput } from './schemas.ts';

/** Sign-ins at the same time: as the agency wants them, within what the operator allows. */
export const sessionsOf = ({ sessions, maxSessions }: Pick<ClientInput, 'sessions' | 'maxSessions'>): number =>
  Math.min(sessions ?? maxSessions, maxSessions);
