import { useLingui } from '@lingui/react/macro';
import { useEntityNames } from '#web/domains/favorite-subject/widgets/places.ts';

/** Kinds of records that the log can be narrowed to, in the reader's words. */
export function useAreaNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    ...useEntityNames(),
    file: t`File`,
    note: t`Note`,
    task: t`Task`,
    user: t`User`,
    setting: t`The agency`,
    status: t`Status`,
    tag: t`Tag`,
    brand: t`Brand`,
    bookkeeping: t`Bookkeeping`,
    merge: t`Merge`,
    batch: t`Batch`,
    maintenance: t`Maintenance`,
  };
}

export function useActionNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    create: t`Created`,
    update: t`Changed`,
    delete: t`Deleted`,
    restore: t`Restored`,
    status: t`Status changed`,
    lock: t`Locked`,
    unlock: t`Unlocked`,
    invite: t`Invited`,
    permissions: t`Rights changed`,
    copy: t`Copied`,
    merge: t`Merged`,
    unmerge: t`Merge undone`,
    run: t`Started`,
    import: t`Imported`,
    undoImport: t`Import undone`,
    sort: t`Order changed`,
    send: t`Sent`,
    void: t`Marked as void`,
    confirm: t`Confirmed`,
    release: t`Released`,
    move: t`Moved`,
    resetPassword: t`Password sent`,
    access: t`Access changed`,
    deactivate: t`Deactivated`,
    reactivate: t`Reactivated`,
    transfer: t`Handed over`,
    impersonate: t`Acted as a user`,
  };
}

const RECORDS = ['show', 'artist', 'company', 'contact', 'production', 'contract'];
/** The page of what an entry is about; none for what has no page of its own. */
export function placeOfAction({ entity, recordId }: { readonly entity: string; readonly recordId: string }) {
  if (RECORDS.includes(entity)) return `/${entity}/${recordId}`;
  if (entity === 'user') return `/user/internal/${recordId}/edit`;
  return { task: '/taskmanager', setting: '/systemsettings/config' }[entity];
}
