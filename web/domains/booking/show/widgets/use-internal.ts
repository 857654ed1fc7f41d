import { useMe } from '#web/platform/me.ts';

/** Whether the reader is somebody of the agency: status, expiry and copies are its own. */
export const useInternal = (): boolean => useMe().user.environment === 'internal';
