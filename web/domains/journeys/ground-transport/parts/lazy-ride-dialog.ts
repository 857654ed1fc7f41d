import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const GroundTransportDialog = dialogPart(
  async () => (await import('../widgets/ride-dialog.tsx')).GroundTransportDialog,
);
