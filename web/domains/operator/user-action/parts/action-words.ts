import { useLingui as useCatalog } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { isSubjectEntity, placeOfRecord } from '#shared/kernel/record/subject.ts';
import { ACTION_WORDS } from '#web/domains/operator/system/widgets/action-words.ts';
import { useKindWords } from '#web/ui/record/kinds.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Kinds of records that the log can be narrowed to, in the reader's words. */
export function useKindNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    ...useKindWords('one'),
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
    payment: t`Payment`,
    batch: t`Batch`,
    maintenance: t`Maintenance`,
    email: t`Email`,
    'mail-text': t`Automatic email`,
    excelExport: t`Export`,
    import: t`Import`,
    webform: t`Web form`,
    'webform-submission': t`Request by web form`,
    wordTemplate: t`Word template`,
    privateEntry: t`Other entry`,
    'external-event': t`External event`,
    'external-calendar': t`External calendar`,
    'icalendar-feed': t`Calendar feed`,
    'state-alias': t`State alias`,
    apiToken: t`API token`,
    hubspot: t`HubSpot`,
    webflow: t`Webflow`,
    webhook: t`Webhook`,
    accessGrant: t`Temporary access`,
  };
}

/** Actions as a heading says them: `Locked this`. */
export function useActionNames(): Readonly<Record<string, string>> {
  const { _ } = useCatalog();
  const said = Object.entries(ACTION_WORDS).map(([action, words]) => [action, capital(_(words))]);
  return Object.fromEntries(said);
}

/** The page of what an entry is about; none for what has no page of its own. */
export function placeOfAction({ entity, recordId }: { readonly entity: string; readonly recordId: string }) {
  if (isSubjectEntity(entity)) return placeOfRecord(entity, recordId);
  if (entity === 'user') return `/user/internal/${recordId}/edit`;
  if (entity === 'webhook') return `/webhook/${recordId}`;
  return { task: '/taskmanager', setting: '/systemsettings/config', accessGrant: '/user/temporaryaccess' }[entity];
}
