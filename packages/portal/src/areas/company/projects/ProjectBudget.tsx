import { getProjectSpend, type Money, type Project, type ProjectSpend } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { useToday } from '../../../i18n/locality.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { Panel, PanelNote } from '../../../pages/Panel.tsx';
import { budgetState, timeShare } from '../../../rental/budget.ts';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';

type Invoiced = NonNullable<ProjectSpend['invoiced']>[number];

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 14,
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '&[data-below]': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '12px 20px',
  margin: 0,
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0 },
  '& [data-over]': { color: theme.vars.palette.error.main },
}));

/** Spend beyond the budget is hatched as well as colored, so that color is not the only sign. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  blockSize: 14,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '& > span': { backgroundColor: theme.vars.color.brand },
  '& > [data-over]': {
    backgroundColor: theme.vars.color.surface,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.error.main} 0 4px, transparent 4px 8px)`,
  },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& > span': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
}));

const Figure = ({ label, money, over = false }: { label: string; money: Money; over?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd data-over={over || undefined}>
      <Amount {...money} emphasis="figure" />
    </dd>
  </div>
);

/** A budget with the share that is spent and the share of the time that has passed. */
function Budget({ project, budget, spend }: { project: Project; budget: Money; spend: ProjectSpend }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { spent, notInvoiced, left, over, share } = budgetState(budget, spend);
  const time = timeShare(project, useToday());
  const percent = (value: number) => format.number(value, { style: 'percent' });
  const whole = Math.max(1, share);
  const part = (value: number) => ({ inlineSize: `${(value / whole) * 100}%` });
  return (
    <>
      <Figures>
        <Figure
          label={spent ? t('budget.invoicedTo', { date: format.date(spent.lastOn) }) : t('budget.invoiced')}
          money={spent?.net ?? { amount: '0.00', currency: budget.currency }}
        />
        {notInvoiced && <Figure label={t('budget.notInvoiced')} money={notInvoiced} />}
        {(spent || notInvoiced) && left && <Figure label={t('budget.left')} money={left} />}
        {over && <Figure label={t('budget.over')} money={over} over />}
        <Figure label={t('facts.budget')} money={budget} />
      </Figures>
      <Bar aria-hidden="true">
        <span style={part(Math.min(1, share))} />
        {over && <span data-over="" style={part(share - 1)} />}
      </Bar>
      <div>
        <p>
          {[
            t('budget.used', { share: percent(share) }),
            time === null ? null : t('budget.time', { share: percent(time) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {(spent || notInvoiced) && <p>{t('budget.hint')}</p>}
      </div>
    </>
  );
}

/** Invoiced amounts without a budget, or in another currency than the budget. */
function Invoices({ invoiced }: { invoiced: readonly Invoiced[] }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  return (
    <>
      <Figures>
        {invoiced.map(({ net, lastOn }) => (
          <Figure key={net.currency} label={t('budget.invoicedTo', { date: format.date(lastOn) })} money={net} />
        ))}
      </Figures>
      <p>{t('budget.hint')}</p>
    </>
  );
}

const seesInvoices = selectHasRight('invoice-view');

/** Budget and spend of a project, each shown by its own right (DOM-10). Currencies are never added up (DOM-16). */
export function ProjectBudget({ projectId, project }: { projectId: string; project: Project | undefined }) {
  const { t } = useTranslation('project');
  const asks = useAppSelector(seesInvoices);
  const { currentData, failure, refetch } = useRead(getProjectSpend, { params: { id: projectId } }, { skip: !asks });
  const isLoading = asks && currentData === undefined && failure === undefined;
  const budget = project?.budget ?? null;
  const invoiced = currentData?.invoiced ?? null;
  if (!asks && !budget) return null;
  const others = invoiced?.filter(({ net }) => net.currency !== budget?.currency) ?? [];
  return (
    <Panel title={budget ? t('budget.title') : t('budget.spend')}>
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {isLoading && (
        <Body aria-busy="true">
          <Skeleton variant="rounded" height={96} />
        </Body>
      )}
      {project && budget && !asks && (
        <Body>
          <Figures>
            <Figure label={t('facts.budget')} money={budget} />
          </Figures>
        </Body>
      )}
      {project && currentData && invoiced && (
        <>
          {(budget || others.length > 0) && (
            <Body>
              {budget ? (
                <Budget project={project} budget={budget} spend={currentData} />
              ) : (
                <Invoices invoiced={others} />
              )}
            </Body>
          )}
          {budget && others.length > 0 && (
            <Body data-below="">
              <Invoices invoiced={others} />
            </Body>
          )}
          {invoiced.length === 0 && <PanelNote>{t('budget.none')}</PanelNote>}
        </>
      )}
    </Panel>
  );
}
