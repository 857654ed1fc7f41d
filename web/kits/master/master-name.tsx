import type { MasterCalls, MasterRow } from './master-config.ts';
import { useNamed } from './use-named.ts';

type MasterNameProps = Readonly<{ list: MasterCalls<never, MasterRow>['list']; id?: string | undefined }>;
/** The name of one that another record refers to. */
export const MasterName = ({ list, id }: MasterNameProps) => useNamed(list, id).named?.name;
