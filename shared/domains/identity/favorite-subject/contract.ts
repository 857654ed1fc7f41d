import * as z from 'zod';
import { own } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';

/** Artists have a list of their own. */
const Entity = RecordSubject.shape.entity.exclude(['artist']);
export const FavoriteSubject = z.object({ entity: Entity, recordId: Id });
/** A record by its name, as lists of records of several kinds show it. */
export const NamedRecord = RecordSubject.extend({ title: z.string() });
export type NamedRecord = z.infer<typeof NamedRecord>;

/** Records of any kind that a user keeps at hand, and those opened lately. */
export const favoriteSubjectContract = contract('favorite-subject', {
  byToken: 'personal',
  errors: { atMost: 409 },
  routes: {
    list: route(pageApi('POST', '/favoritesubject/list'), own.reads(), { output: rowsOf(NamedRecord) }),
    create: route(pageApi('POST', '/favoritesubject/create'), own.writes(), { body: FavoriteSubject, output: Done }),
    remove: route(pageApi('POST', '/favoritesubject/delete'), own.writes(), { body: FavoriteSubject, output: Done }),
    recentlyUsed: route(core('GET', '/user/recentlyused'), own.reads(), { output: rowsOf(NamedRecord) }),
  },
});
