import { dialogPart } from '#web/ui/dialog-part.tsx';

/** The invitations of new agencies, for the operator. */
export const Invitations = dialogPart(async () => (await import('../parts/invitations.tsx')).Invitations);
