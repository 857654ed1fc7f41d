import type { StatusArea } from '#shared/kernel/main-area.ts';
import { StatusField } from '#web/domains/status/widgets/status-field.tsx';
import { TagsField } from './tags-field.tsx';

/** Status and tags in a form; apart from how lists show them, which come without forms. */
export const CarriedFields = ({ area }: { readonly area: StatusArea }) => (
  <>
    <StatusField area={area} />
    <TagsField area={area} />
  </>
);
