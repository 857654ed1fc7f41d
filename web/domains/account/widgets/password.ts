/** The schemas of the forms around passwords, fetched with zod when there is something to check. */
export const passwordSchemas = () => import('./password-schemas.ts');
