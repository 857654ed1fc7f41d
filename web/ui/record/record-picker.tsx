import { Suspense, use, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ChooseDialog } from '../controls/choose-dialog.tsx';
import { ItemChooser } from '../controls/item-chooser.tsx';
import { addItem, CHOOSER_MAX } from '../controls/picker-model.ts';
import { SearchPicker } from '../controls/search-picker.tsx';
import type { PickerSearch } from '../controls/use-picker-search.ts';
import { type Creation, RecordCreator } from './record-creator.ts';
import { type EditedKind, RecordEditor } from './record-editor.ts';

interface Ways {
  /** "New venue"; undefined for users who may not create one. */
  readonly newLabel?: string | undefined;
  readonly creates?: Creation | undefined;
  /** The area in whose form a chosen record can be edited; undefined for users who may not change it. */
  readonly edits?: EditedKind | undefined;
}
interface Searched {
  readonly search: PickerSearch;
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

type Taken = (item: PickerItem) => void;
/** The popups behind "New ..." and behind the edit button of a chosen record. */
function useWays({ newLabel, creates, edits }: Ways, onNew: Taken, onEdited: Taken) {
  const [Creator, Editor] = [use(RecordCreator), use(RecordEditor)];
  const [open, setOpen] = useState<{ readonly keyword: string } | { readonly id: string }>();
  const onClose = () => setOpen(undefined);
  const closing = (take: Taken) => (item: PickerItem) => {
    onClose();
    take(item);
  };
  const source = {
    ...(newLabel && creates && Creator ? { newLabel, onNew: (keyword: string) => setOpen({ keyword }) } : {}),
    ...(edits && Editor ? { onEdit: ({ key }: PickerItem) => setOpen({ id: key }) } : {}),
  };
  const layer = open && (
    <Suspense>
      {'keyword' in open && creates && Creator && (
        <Creator {...creates} keyword={open.keyword} onDone={closing(onNew)} onClose={onClose} />
      )}
      {'id' in open && edits && Editor && (
        <Editor area={edits} id={open.id} onDone={closing(onEdited)} onClose={onClose} />
      )}
    </Suspense>
  );
  return { source, layer };
}

/** Picks one record; "New ..." opens the short form and chooses the created record. */
export function RecordPicker({ search, newLabel, creates, edits, ...rest }: PickerProps & Ways & Searched) {
  const { value, onChange } = rest;
  // A form that keeps the id alone sees no change in a new name.
  const [edited, setEdited] = useState<PickerItem>();
  const put = (item: PickerItem) => {
    setEdited(item);
    onChange(item);
  };
  const { source, layer } = useWays({ newLabel, creates, edits }, onChange, put);
  return (
    <>
      <SearchPicker
        {...rest}
        {...source}
        value={edited && edited.key === value?.key ? edited : value}
        search={search}
      />
      {layer}
    </>
  );
}

interface RecordChooserProps extends ChooserProps, Ways, Searched {
  /** Offers the large choose dialog. */
  readonly chooseTitle?: string;
}
/** Several records, the same way. */
export function RecordChooser({ search, newLabel, creates, edits, chooseTitle, ...rest }: RecordChooserProps) {
  const [choosing, setChoosing] = useState(false);
  const { value, onChange, max = CHOOSER_MAX } = rest;
  const add = (items: readonly PickerItem[]) =>
    onChange(items.reduce((list, item) => addItem(list, item, max), [...value]));
  const put = (item: PickerItem) => onChange(value.map((one) => (one.key === item.key ? item : one)));
  const { source, layer } = useWays({ newLabel, creates, edits }, (item) => add([item]), put);
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
