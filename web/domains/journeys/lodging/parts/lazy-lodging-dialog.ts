import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const LodgingDialog = dialogPart(
  async () => (await import('#web/domains/journeys/lodging/widgets/lodging-dialog.tsx')).LodgingDialog,
);
