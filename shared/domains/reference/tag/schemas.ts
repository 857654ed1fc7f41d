import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MainArea } from '#shared/kernel/record/main-area.ts';
import { HexColor, requiredText } from '#shared/kernel/text/text.ts';

/** The agency's own coloured word for records of an area; a record may carry many. */
export const TagInput = MasterInput.extend({ mainArea: MainArea, name: requiredText(50), hexColor: HexColor });
export type TagInput = z.infer<typeof TagInput>;
export const Tag = masterOf(TagInput);
export type Tag = z.infer<typeof Tag>;

/** Tags of one record; left out, they stay as they are. */
export const TAGS_MAX = 20;
export const TagIds = z.array(Id).max(TAGS_MAX).optional();

/** A tag on offer for chosen records: how many of them carry it. */
export const SelectionTag = Tag.pick({ id: true, name: true, hexColor: true }).extend({ count: z.int() });
