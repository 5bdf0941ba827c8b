import {
  estimateOrder,
  getAddress,
  getCatalogue,
  getContactPerson,
  getOrderRules,
  getProject,
  getStock,
  listDepots,
  type OrderRules,
} from '@hireyard/contract';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Read, useRead } from '../../../api/use-read.ts';
import { issueError } from '../../../forms/issue.ts';
import { useDebounced } from '../../../forms/use-debounced.ts';
import { randomKey } from '../../../http/idempotency-key.ts';
import { problemOf } from '../../../http/problem.ts';
import { nearestDepot } from '../../../rental/distance.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { areDaysInOrder, completeLines, isOnDays, type LineValues, type OrderValues } from './order-values.ts';
import { useFavorites } from './use-favorites.ts';

const NOTHING = { params: { id: '' } };

/**
 * Loads the data that the form shows besides its values, and fills in defaults. Data reloads when the values change.
 * Call it after the form hook, because a new form sets its own values first.
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
    { skip: !depotId || !areDaysInOrder({ from, to }) || !isPossible(from, rules.currentData) },
  );
  const catalogue = useRead(getCatalogue, { query: { lang } });
  const debouncedLines = useDebounced(JSON.stringify(completeLines(lines)));
  const body = { depotId: depotId || null, lines: JSON.parse(debouncedLines) as ReturnType<typeof completeLines> };
  const estimate = useRead(estimateOrder, { body }, { skip: body.lines.length === 0 });
  // Validation errors show at their fields on submit.
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
    refetchRules: rules.refetch,
    stock: stock.currentData?.items,
    catalogue,
    /** Undefined without a project, and while loading. */
    favorites,
    /** Estimate of the lines when typing last paused. */
    estimate: body.lines.length > 0 && estimate.failure === undefined ? estimate.data : undefined,
    /** Failed reads, reported in three places so that no missing data goes unnoticed. */
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

/** Returns true for a first day that can be ordered, also while the rules load. A day that is being typed may not be. */
const isPossible = (from: string, rules: OrderRules | undefined) =>
  !rules || (from >= rules.firstDay && from <= rules.lastDay);

/** Clears a field if its record is gone or no longer accessible, and sets an error on it. */
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

/** Returns the first failure. Its retry repeats all failed reads. */
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

/** Fills in empty fields: the client's depot, the first possible day, and the defaults of the project. */
function useDefaults(
  form: UseFormReturn<OrderValues>,
  { depots, rules, project }: Pick<OrderData, 'depots' | 'rules' | 'project'>,
): void {
  const { getValues, setValue } = form;
  const own = depots?.[0]?.id;
  useEffect(() => {
    if (own && !getValues('depotId')) setValue('depotId', own);
  }, [own, getValues, setValue]);
  // A site has its depot: the nearest, until the user has chosen one. An order that exists keeps its own.
  const projectId = project?.id;
  const nearest = project && depots && nearestDepot(depots, project.address?.geo)?.id;
  useEffect(() => {
    const { projectId: former, depotId } = form.formState.defaultValues ?? {};
    const isKept = depotId && former === projectId;
    if (nearest && !isKept && !form.getFieldState('depotId').isDirty) setValue('depotId', nearest);
  }, [projectId, nearest, form, setValue]);
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
          key: randomKey(),
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
    /** Changes the days of the order, and of lines on the same days. */
    move: (days: { readonly from: string; readonly to: string | null }) => {
      const before = { from: form.getValues('from'), to: form.getValues('to') };
      form.setValue('from', days.from, { shouldDirty: true });
      form.setValue('to', days.to, { shouldDirty: true });
      set((lines) => lines.map((line) => (isOnDays(line, before) ? { ...line, ...days } : line)));
    },
  };
}
