import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import type { Tag } from '#shared/domains/reference/tag/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { ItemChooser } from '#web/ui/controls/item-chooser.tsx';
import { addItem } from '#web/ui/controls/picker-model.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { useTags } from '../widgets/use-tags.ts';

/** Colours of tags made on the fly, one after the other; white text on each reaches 4.5:1. */
const COLORS = ['#1D4ED8', '#0F766E', '#B45309', '#6B46C1', '#BE123C', '#15803D', '#0369A1', '#4338CA'] as const;
const MAX = 20;

const itemOf = ({ id, name }: Pick<Tag, 'id' | 'name'>): PickerItem => pickedItem(id, name);

type TagPickerProps = Readonly<{ area: MainArea; value: readonly string[]; onChange: (tagIds: string[]) => void }>;
/** Tags of an area, which are all at hand, so that opening asks nobody; who may change the list makes a new one from what is typed. */
export function TagPicker({ area, value, onChange }: TagPickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const queries = useQueryClient();
  const { all, byId } = useTags(area);
  const put = (items: readonly PickerItem[]) => onChange(items.map(({ key }) => key));
  const chosen = value.flatMap((id) => byId.get(id) ?? []).map(itemOf);
  const create = async (name: string) => {
    if (!name) return;
    const hexColor = COLORS[all.length % COLORS.length] ?? COLORS[0];
    const tag = await call(tagContract.routes.create, { body: { mainArea: area, name: name.slice(0, 50), hexColor } });
    await queries.invalidateQueries({ queryKey: [tagContract.routes.list.id] });
    put(addItem(chosen, itemOf(tag), MAX));
  };
  return (
    <ItemChooser
      label={t`Tags`}
      minChars={0}
      max={MAX}
      value={chosen}
      search={async ({ keyword, excludeKeys }) => ({
        items: all
          .filter(({ id, name }) => !excludeKeys.includes(id) && fold(name).includes(fold(keyword)))
          .map(itemOf),
      })}
      onChange={put}
      {...(can('tag.update') ? { newLabel: t`New tag`, onNew: (name: string) => void create(name) } : {})}
    />
  );
}
