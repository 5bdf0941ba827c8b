import {
  estimateOrder,
  getAddress,
  getCatalogue,
  getContactPerson,
  getOrderRules,
  getProject,
  getStock,
  listDepots,
} from '@hireyard/contract';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Read, useRead } from '../../../api/use-read.ts';
import { issueError } from '../../../forms/issue.ts';
import { useDebounced } from '../../../forms/use-debounced.ts';
import { problemOf } from '../../../http/problem.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { areDaysInOrder, completeLines, isOnDays, type LineValues, type OrderValues } from './order-values.ts';
import { useFavorites } from './use-favorites.ts';

const NOTHING = { params: { id: '' } };

/**
 * What the form of an order shows beside what is entered, read again as that changes; and of it the first values of what
 * nobody has chosen. To be called after the form: one that has just been made takes its own values first.
 */
export function useOrderData(form: UseFormReturn<OrderValues>) {
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const [depotId, projectId, addressId, siteContactId, from, to, lines] = form.watch([
    'depotId',
    'projectId',
    'addressId',
    'siteContactId',
    'from',
    'to',
    'lines',
  ]);
  const depotList = useRead(listDepots, { query: { lang } });
  const depots = depotList.currentData?.items;
  const rules = useRead(getOrderRules, { query: { depot: depotId, lang } }, { skip: !depotId });
  const days = { from, ...(to && { to }) };
  const stock = useRead(
    getStock,
    { query: { depot: depotId, ...days } },
    { skip: !depotId || !from || !areDaysInOrder({ from, to }) },
  );
  const catalogue = useRead(getCatalogue, undefined);
  const asked = useDebounced(JSON.stringify(completeLines(lines)));
  const body = { depotId: depotId || null, lines: JSON.parse(asked) as ReturnType<typeof completeLines> };
  const estimate = useRead(estimateOrder, { body }, { skip: body.lines.length === 0 });
  // What is wrong with what was entered shows at its field, once it is sent.
  const isRefused = estimate.failure !== undefined && problemOf(estimate.failure).type === 'validation';
  const ofId = (id: string | null) => (id === null ? NOTHING : { params: { id } });
  const project = useRead(getProject, ofId(projectId), { skip: projectId === null });
  const address = useRead(getAddress, ofId(addressId), { skip: addressId === null });
  const person = useRead(getContactPerson, ofId(siteContactId), { skip: siteContactId === null });
  useForgotten(form, 'projectId', project.failure);
  useForgotten(form, 'addressId', address.failure);
  useForgotten(form, 'siteContactId', person.failure);
  const { read: favoriteList, favorites } = useFavorites(projectId);
  useDefaults(form, { depots, rules: rules.currentData, project: project.currentData });
  return {
    depots,
    rules: rules.currentData,
    stock: stock.currentData?.items,
    catalogue,
    /** Undefined without a project, and until they are known. */
    favorites,
    /** Of the lines as they were when typing paused. */
    estimate: body.lines.length > 0 && estimate.failure === undefined ? estimate.data : undefined,
    /** What could not be read, so that nothing is missing unsaid: what is ordered from, where to, and what it comes to. */
    failed: {
      supply: failureOf([project, depotList, rules, stock, catalogue, favoriteList]),
      place: failureOf([address, person]),
      estimate: body.lines.length > 0 && !isRefused ? failureOf([estimate]) : null,
    },
    project: project.currentData,
    address: address.currentData,
    person: person.currentData,
  };
}

/** What is gone since it was chosen, or not for this user, is taken out of its field, which says so. */
function useForgotten(
  { setValue, setError }: UseFormReturn<OrderValues>,
  name: 'projectId' | 'addressId' | 'siteContactId',
  failure: unknown,
): void {
  const isGone = failure !== undefined && problemOf(failure).type === 'not-found';
  useEffect(() => {
    if (!isGone) return;
    setValue(name, null, { shouldDirty: true });
    setError(name, issueError({ code: 'reference' }));
  }, [isGone, name, setValue, setError]);
}

/** The first of what failed; it is tried again with all the others that did. */
function failureOf(reads: readonly Pick<Read<unknown>, 'failure' | 'refetch'>[]) {
  const failed = reads.filter(({ failure }) => failure !== undefined);
  const [first] = failed;
  if (!first) return null;
  return {
    problem: problemOf(first.failure),
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
export type OrderData = ReturnType<typeof useOrderData>;

/** Fills in what nobody has chosen: the client's own depot and the first possible day; and of a project what it says. */
function useDefaults(
  form: UseFormReturn<OrderValues>,
  { depots, rules, project }: Pick<OrderData, 'depots' | 'rules' | 'project'>,
): void {
  const { getValues, setValue } = form;
  const own = depots?.[0]?.id;
  useEffect(() => {
    if (own && !getValues('depotId')) setValue('depotId', own);
  }, [own, getValues, setValue]);
  const firstDay = rules?.firstDay;
  useEffect(() => {
    if (!firstDay) return;
    if (!getValues('from')) setValue('from', firstDay);
    const from = getValues('from');
    const to = getValues('to');
    const lines = getValues('lines');
    if (lines.some((line) => line.from === ''))
      setValue(
        'lines',
        lines.map((line) => (line.from === '' ? { ...line, from, to } : line)),
      );
  }, [firstDay, getValues, setValue]);
  useEffect(() => {
    if (!project) return;
    const fill = (name: 'poNumber' | 'costCode' | 'addressId' | 'siteContactId', value: string | null | undefined) => {
      if (getValues(name) === null && value) setValue(name, value);
    };
    fill('poNumber', project.defaultPo);
    fill('costCode', project.defaultCostCode);
    fill('addressId', project.address?.status === 'active' ? project.address.id : null);
    fill('siteContactId', project.siteContact?.id);
  }, [project, getValues, setValue]);
}

/** Adds, changes and removes lines. */
export function useLines(form: UseFormReturn<OrderValues>) {
  const set = (change: (lines: readonly LineValues[]) => readonly LineValues[]) =>
    form.setValue('lines', change(form.getValues('lines')), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted || form.formState.errors.lines !== undefined,
    });
  return {
    add: (productCode: string) =>
      set((lines) => [
        ...lines,
        {
          key: crypto.randomUUID(),
          productCode,
          quantity: 1,
          from: form.getValues('from'),
          to: form.getValues('to'),
          remark: null,
        },
      ]),
    change: (key: string, part: Partial<LineValues>) =>
      set((lines) => lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    remove: (key: string) => set((lines) => lines.filter((line) => line.key !== key)),
    /** Other days for the order: of the lines that had the former ones too. */
    move: (days: { readonly from: string; readonly to: string | null }) => {
      const before = { from: form.getValues('from'), to: form.getValues('to') };
      form.setValue('from', days.from, { shouldDirty: true });
      form.setValue('to', days.to, { shouldDirty: true });
      set((lines) => lines.map((line) => (isOnDays(line, before) ? { ...line, ...days } : line)));
    },
  };
}
