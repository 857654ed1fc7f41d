import type { Invitation } from '#shared/domains/agreements/esign/view.ts';

type Files = Invitation['files'];
/** Whether a file is part of the agreement. The others only accompany it. */
export const isAgreed = ({ role }: Pick<Files[number], 'role'>): boolean => role !== 'info';
/** The files that the reader has yet to open before signing. */
export const unopened = (files: Files): Files => files.filter((file) => isAgreed(file) && !file.isViewed);
export const areAllOpened = (files: Files): boolean => unopened(files).length === 0;
