import { type ComponentType, Suspense, useState } from 'react';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ChooseDialog } from '../controls/choose-dialog.tsx';
import { ItemChooser } from '../controls/item-chooser.tsx';
import { addItem, CHOOSER_MAX } from '../controls/picker-model.ts';
import { SearchPicker } from '../controls/search-picker.tsx';
import type { PickerSearch } from '../controls/use-picker-search.ts';
import type { QuickCreateCall } from './quick-create.tsx';

interface Creation {
  /** "New venue"; none for those who may not create one. */
  readonly newLabel?: string | undefined;
  readonly dialog?: ComponentType<QuickCreateCall> | undefined;
}
interface Common {
  /** Without a Field around it. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly recents?: readonly PickerItem[] | undefined;
  readonly excludeKeys?: readonly string[] | undefined;
}
/** Props of every domain's own picker. */
export interface PickerProps extends Common {
  readonly value: PickerItem | null;
  readonly onChange: (item: PickerItem | null) => void;
}
/** Props of every domain's own chooser of several. */
export interface ChooserProps extends Omit<Common, 'placeholder' | 'label'> {
  readonly label: string;
  readonly value: readonly PickerItem[];
  readonly onChange: (items: PickerItem[]) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

function useCreation({ newLabel, dialog: Dialog }: Creation, onDone: (item: PickerItem) => void) {
  const [keyword, setKeyword] = useState<string>();
  const close = () => setKeyword(undefined);
  const done = (item: PickerItem) => {
    close();
    onDone(item);
  };
  const layer = Dialog && keyword !== undefined && (
    <Suspense>
      <Dialog keyword={keyword} onDone={done} onClose={close} />
    </Suspense>
  );
  return { source: newLabel && Dialog ? { newLabel, onNew: setKeyword } : {}, layer };
}

/** One record; "New ..." opens the short form and chooses what was made. */
export function RecordPicker({ search, newLabel, dialog, ...rest }: PickerProps & Creation & { search: PickerSearch }) {
  const { source, layer } = useCreation({ newLabel, dialog }, rest.onChange);
  return (
    <>
      <SearchPicker {...rest} {...source} search={search} />
      {layer}
    </>
  );
}

/** Several records, the same way. */
export function RecordChooser({
  search,
  newLabel,
  dialog,
  chooseTitle,
  ...rest
}: ChooserProps & Creation & { search: PickerSearch /** Offers the large choose dialog. */; chooseTitle?: string }) {
  const [choosing, setChoosing] = useState(false);
  const { value, onChange, max = CHOOSER_MAX } = rest;
  const add = (items: readonly PickerItem[]) =>
    onChange(items.reduce((list, item) => addItem(list, item, max), [...value]));
  const { source, layer } = useCreation({ newLabel, dialog }, (item) => add([item]));
  return (
    <>
      <ItemChooser
        {...rest}
        {...source}
        search={search}
        {...(chooseTitle ? { onSearch: () => setChoosing(true) } : {})}
      />
      {choosing && chooseTitle && (
        <ChooseDialog
          open
          multiple
          title={chooseTitle}
          search={search}
          excludeKeys={[...(rest.excludeKeys ?? []), ...value.map(({ key }) => key)]}
          onClose={() => setChoosing(false)}
          onChoose={add}
        />
      )}
      {layer}
    </>
  );
}
