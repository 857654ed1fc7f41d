/** A field to type in takes the focus before any button. */
export const FIRST_FIELD = 'input:not([type=radio], [type=checkbox], [type=hidden], :disabled), textarea';
