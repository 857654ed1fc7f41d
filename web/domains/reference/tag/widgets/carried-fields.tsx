import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { StatusField } from '#web/domains/reference/status/widgets/status-field.tsx';
import { TagsField } from './tags-field.tsx';

/** Status and tags in a form; apart from how lists show them, which come without forms. */
export const CarriedFields = ({ area, statusLabel }: { readonly area: StatusKind; readonly statusLabel?: string }) => (
  <>
    <StatusField area={area} {...(statusLabel ? { label: statusLabel } : {})} />
    <TagsField area={area} />
  </>
);
