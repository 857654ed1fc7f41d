import { useLingui } from '@lingui/react/macro';
import { PERMISSIONS, type Permission } from '#shared/kernel/access/permission.ts';
import { useKindWords } from '#web/ui/record/kinds.ts';

const domainOf = (permission: Permission): string => permission.split('.')[0] ?? '';
/** Rights by what they are about, in the order of the product's list. */
export const PERMISSION_GROUPS: readonly (readonly [domain: string, rights: readonly Permission[]])[] = [
  ...new Set(PERMISSIONS.map(domainOf)),
].map((domain) => [domain, PERMISSIONS.filter((permission) => domainOf(permission) === domain)]);

export const isSameRights = (a: readonly Permission[], b: readonly Permission[]): boolean =>
  a.length === b.length && a.every((right) => b.includes(right));

export function useDomainNames(): (domain: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    ...useKindWords('many'),
    file: t`Files`,
    note: t`Notes`,
    email: t`Emails`,
    externalCalendar: t`External calendar`,
    esign: t`E-sign`,
    status: t`Statuses`,
    tag: t`Tags`,
    wordTemplate: t`Word templates`,
    masterData: t`Master data`,
    messageTemplate: t`Email templates`,
    webform: t`Web forms`,
    user: t`Users`,
    settings: t`Settings`,
    userAction: t`Activity log`,
  };
  return (domain) => names[domain] ?? domain;
}

export function useActionNames(): (permission: Permission) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    read: t`view`,
    create: t`create`,
    update: t`change`,
    delete: t`delete`,
    confirm: t`confirm`,
    lock: t`lock`,
    unlock: t`unlock`,
    approve: t`approve`,
    selfBill: t`self-bill`,
    readDeal: t`view the deal`,
    updateDeal: t`change the deal`,
    readAll: t`see all records`,
    readPassport: t`view passports`,
    send: t`send`,
    discard: t`discard`,
    manualComplete: t`file what was signed on paper`,
    invite: t`invite`,
    deactivate: t`deactivate`,
  };
  return (permission) => {
    const action = permission.split('.')[1] ?? '';
    return names[action] ?? action;
  };
}
