import { dialogPart } from '#web/ui/dialog-part.tsx';

/** A dialog with a form is fetched when it first opens. */
export const FlightDialog = dialogPart(async () => (await import('../widgets/flight-dialog.tsx')).FlightDialog);
