const KEY = 'backline.acting';

/** Notes that in this tab an operator acts as somebody else: whoever finds the session ended may have just started the page. */
export function noteActing(isActing: boolean): void {
  if (isActing) sessionStorage.setItem(KEY, 'yes');
  else sessionStorage.removeItem(KEY);
}
export const wasActing = (): boolean => sessionStorage.getItem(KEY) !== null;
