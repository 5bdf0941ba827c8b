import { listProjects, type ProjectSummary, type UserEdit } from '@hireyard/contract';
import { Combobox } from '@hireyard/ui/components/Combobox';
import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { CloseIcon } from '@hireyard/ui/icons';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useRead } from '../../../api/use-read.ts';
import { notesOf } from '../../../forms/notes-of.ts';
import { useBound } from '../../../forms/use-bound.ts';
import { useDebounced } from '../../../forms/use-debounced.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const OFFERED = 20;

const Chosen = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    paddingInlineStart: 12,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.control,
    backgroundColor: theme.vars.color.brandSoft,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
}));

interface ProjectsFieldProps {
  form: UseFormReturn<UserEdit>;
  /** Initially selected projects, with their names. */
  initialProjects: readonly { readonly id: string; readonly name: string }[];
  /** True if the caller is limited to some projects and can grant these alone. */
  confined: boolean;
}

/** Selects all projects or some. The value is null for all. */
export function ProjectsField({ form, initialProjects, confined }: ProjectsFieldProps) {
  const { t } = useTranslation('user');
  const { problem } = useSentences();
  const { field } = useController({ control: form.control, name: 'projectIds' });
  const { helperText: error } = useBound({ form, name: 'projectIds', label: t('facts.projects') });
  const [names, setNames] = useState(() => new Map(initialProjects.map(({ id, name }) => [id, name])));
  const [isActive, setActive] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const lookup = useRead(listProjects, { query: { size: OFFERED, ...(q && { q }) } }, { skip: !isActive });
  const ids = field.value;

  const add = ({ value, label }: { value: string; label: string }) => {
    setNames(new Map(names).set(value, label));
    setTyped('');
    field.onChange([...(ids ?? []), value]);
  };
  const optionOf = ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` });
  return (
    <>
      <RadioGroup
        label={t('facts.projects')}
        name="projectScope"
        orientation="horizontal"
        value={ids === null ? 'all' : 'some'}
        onChange={(_, scope) => field.onChange(scope === 'all' ? null : [])}
        options={[
          { value: 'all', label: t('projects.all'), disabled: confined },
          { value: 'some', label: t('projects.some') },
        ]}
      />
      {ids !== null && (
        <>
          {ids.length > 0 && (
            <Chosen aria-label={t('projects.chosen')}>
              {ids.map((id) => (
                <li key={id}>
                  {names.get(id) ?? id}
                  <IconButton
                    aria-label={t('projects.remove', { name: names.get(id) ?? id })}
                    onClick={() => field.onChange(ids.filter((one) => one !== id))}
                  >
                    <CloseIcon />
                  </IconButton>
                </li>
              ))}
            </Chosen>
          )}
          <Combobox
            label={t('projects.add')}
            {...notesOf(error)}
            inputRef={field.ref}
            options={(lookup.data?.items ?? []).filter(({ id }) => !ids.includes(id)).map(optionOf)}
            loading={lookup.isFetching}
            loadError={lookup.failure === undefined ? undefined : problem(problemOf(lookup.failure))}
            value={null}
            query={typed}
            onQueryChange={(_, query) => setTyped(query)}
            onChange={(_, option) => option && add(option)}
            onFocus={() => setActive(true)}
            onBlur={() => {
              setActive(false);
              field.onBlur();
            }}
          />
        </>
      )}
    </>
  );
}
