import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Role } from '#shared/kernel/access/permission.ts';

const NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  administrator: msg`Administrator`,
  agent: msg`Agent`,
  assistant: msg`Assistant`,
  finance: msg`Finance`,
  readOnly: msg`Read only`,
  artist: msg`Artist`,
  promoter: msg`Promoter`,
};
const isRole = (text: string): text is Role => text in NAMES;

/** A role that is stored as its code, in the reader's language. */
export const roleName = (code: string): string => (isRole(code) ? i18n._(NAMES[code]) : code);

/** Roles in the reader's language. */
export function useRoleNames(): Readonly<Record<Role, string>> {
  const { i18n: shown } = useLingui();
  return Object.fromEntries(Object.entries(NAMES).map(([role, name]) => [role, shown._(name)])) as Record<Role, string>;
}
