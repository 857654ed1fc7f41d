import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const GroundTransportDialog = dialogPart(
  async () =>
    (await import('#web/domains/journeys/ground-transport/widgets/ground-transport-dialog.tsx')).GroundTransportDialog,
);
