import { isUnsaid } from '#shared/domains/reference/status/rules.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';

interface Taggable {
  readonly statusId?: string | undefined;
}
/** The record without a status that says nothing: how far an invoice is follows from its issue and its payments. */
export function useOwnStatus(): <R extends Taggable>(record: R) => R {
  const { byId } = useStatuses('invoice');
  return (record) => {
    const status = byId.get(record.statusId ?? '');
    return status && !isUnsaid(status) ? record : { ...record, statusId: undefined };
  };
}
