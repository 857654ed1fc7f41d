import { type Bare, call } from '#web/platform/api.ts';

/** The schemas of the forms around passwords, fetched with zod when there is something to check. */
export const passwordSchemas = () => import('./password-schemas.ts');

const validateFormatting: Bare<{ body: { password: string } }, unknown> = {
  id: 'account.validateFormatting',
  audience: 'public',
  method: 'POST',
  path: '/api/v1/account/password/validateformatting',
};
const change: Bare<{ body: { password: string; newPassword: string } }, unknown> = {
  id: 'account.changePassword',
  method: 'POST',
  path: '/api/v1/account/password/change',
};
export const changePassword = (password: string, newPassword: string) =>
  call(change, { body: { password, newPassword } });

/** A user pool cannot ask for a letter, so our server looks at a new password before the pool takes it. */
export const checkPassword = (password: string) => call(validateFormatting, { body: { password } });
