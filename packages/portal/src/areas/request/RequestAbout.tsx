import type { ClientRequest } from '@hireyard/contract';
import { RequestProductHeader } from '@hireyard/ui/rental/RequestProductHeader';
import { styled } from '@mui/material/styles';
import { AttachmentsShown } from '../../attachments/AttachmentsShown.tsx';
import { selectProductNames } from '../../client/product-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { linkStyles } from '../../pages/TextLink.ts';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useDisputedText } from './use-disputed-text.ts';

const Header = styled(RequestProductHeader)(({ theme }) => ({ '& a': linkStyles(theme) }));
const Text = styled('p')(({ theme }) => ({
  margin: 0,
  padding: 16,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& a': linkStyles(theme),
}));
const Disputed = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '0 16px 16px',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
const Photos = styled('div')({ padding: '0 16px 10px' });

function Machine({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('request');
  const names = useAppSelector(selectProductNames);
  const { subject, service } = request;
  if (subject?.type === 'document') return null;
  if (!subject && !service) return null;
  const nameOf = () => {
    if (!subject) return { name: t('facts.machine') };
    if (subject.type === 'asset') return { name: subject.name, codes: subject.tag };
    const { productCode, fleetNumber } = subject;
    return { name: productName(names, productCode), codes: [productCode, fleetNumber].filter(Boolean).join(' · ') };
  };
  const safety = service && {
    availability: service.safeToUse
      ? { tone: 'success' as const, text: t('about.safe') }
      : { tone: 'error' as const, text: t('about.unsafe') },
    specifications: [{ term: t('about.fault'), detail: t(`fault.${service.fault}`) }],
  };
  return (
    <Header
      product={{
        ...nameOf(),
        ...safety,
      }}
      actions={
        subject &&
        (subject.type === 'asset' ? (
          <PageLink to={`/asset/assets/${subject.id}`}>{subject.tag}</PageLink>
        ) : (
          <PageLink to={`/order/contracts/${subject.contractId}`}>
            {t('facts.contract')} {subject.contractNumber}
          </PageLink>
        ))
      }
    />
  );
}

/** Content of a request without lines: the machine or invoice, and the description. */
export function RequestAbout({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('request');
  const disputedText = useDisputedText();
  const { subject, description, attachments, disputedLines } = request;
  if (description === null) return null;
  return (
    <>
      <Machine request={request} />
      <Sheet as="section" aria-label={t('about.title')}>
        <Text>
          {subject?.type === 'document' && (
            <>
              <PageLink to={`/order/documents/${subject.id}`}>{subject.number}</PageLink>
              {'\n'}
            </>
          )}
          <span>{description}</span>
        </Text>
        {disputedLines.length > 0 && (
          <Disputed aria-label={t('disputed.heading')}>
            {disputedLines.map((line) => (
              <li key={line.lineId}>
                <span>{line.text}</span>
                <small>{disputedText(line)}</small>
              </li>
            ))}
          </Disputed>
        )}
        {attachments.length > 0 && (
          <Photos>
            <AttachmentsShown label={t('facts.photos')} attachments={attachments} />
          </Photos>
        )}
      </Sheet>
    </>
  );
}
