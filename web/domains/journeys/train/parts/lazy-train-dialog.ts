import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const TrainDialog = dialogPart(async () => (await import('../widgets/train-dialog.tsx')).TrainDialog);
