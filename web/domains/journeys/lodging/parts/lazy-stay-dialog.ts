import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const LodgingDialog = dialogPart(async () => (await import('../widgets/stay-dialog.tsx')).LodgingDialog);
