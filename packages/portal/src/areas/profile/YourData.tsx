import { getPersonalData } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { callsOf } from '../../api/calls.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { type HttpProblem, problemOf } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saveFile } from '../../pages/save-file.ts';
import { useAppDispatch } from '../../store/hooks.ts';

const personalData = callsOf(getPersonalData);

const Outcome = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '12px 0',
  '&:empty': { display: 'none' },
  '&[role="alert"]': { color: theme.vars.palette.error.main },
}));

/** Downloads all data about the user (DOM-25). */
export function YourData() {
  const { t } = useTranslation('profile');
  const { problem: sentenceOf } = useSentences();
  const dispatch = useAppDispatch();
  const [isWorking, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | HttpProblem | null>(null);

  const download = async () => {
    setWorking(true);
    setOutcome(null);
    const call = personalData.initiate(undefined, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(call);
    setWorking(false);
    if (error) return setOutcome(problemOf(error));
    const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(`hireyard-${new Date().toISOString().slice(0, 10)}.json`, content);
    setOutcome('saved');
  };
  return (
    <>
      <Button variant="outlined" loading={isWorking} onClick={download}>
        {t('data.download')}
      </Button>
      <Outcome role="status">{outcome === 'saved' && t('data.saved')}</Outcome>
      {outcome !== null && outcome !== 'saved' && <Outcome role="alert">{sentenceOf(outcome)}</Outcome>}
    </>
  );
}
