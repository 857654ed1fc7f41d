import type { FieldValues } from 'react-hook-form';
import type { MasterConfig, MasterRow } from './master-config.ts';
import { EditMaster, MasterForm } from './master-form.tsx';
import { MasterList } from './master-list.tsx';

/** The three pages of a master, for its routes. */
export const masterPages = <In extends FieldValues, Out, Row extends MasterRow>(
  config: MasterConfig<In, Out, Row>,
) => ({
  ListPage: () => <MasterList {...config} />,
  NewPage: () => <MasterForm config={config} />,
  EditPage: () => <EditMaster config={config} />,
});
