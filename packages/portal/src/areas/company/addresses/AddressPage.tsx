import { type AddressDetail, archiveAddress, getAddress, restoreAddress } from '@hireyard/contract';
import { DefinitionList, linesValue } from '@hireyard/ui/components/DefinitionList';
import { useParams } from 'react-router-dom';
import { Activity } from '../../../activity/Activity.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useAddressLines } from '../../../i18n/address-lines.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { RouteLink } from '../../../pages/RouteLink.tsx';
import { ArchiveActions } from '../archive/ArchiveActions.tsx';
import { ArchiveStatusChip } from '../archive/ArchiveStatusChip.tsx';
import { ProjectsNaming } from '../archive/ProjectsNaming.tsx';
import { titleOf } from './address-columns.tsx';

function Facts({ address }: { address: AddressDetail | undefined }) {
  const { t } = useTranslation('contact');
  const lines = useAddressLines(address);
  const { from = null, to = null } = address?.access ?? {};
  const hours = () => {
    if (from && to) return t('access.between', { from, to });
    if (from) return t('access.after', { from });
    return to && t('access.before', { to: to });
  };
  return (
    <DefinitionList
      loading={address === undefined}
      items={[
        { label: t('facts.address'), value: linesValue(lines) },
        { label: t('facts.kind'), value: address && t(`kinds.${address.kind}`) },
        { label: t('facts.hours'), value: hours() },
        {
          label: t('facts.maxVehicle'),
          value: address?.access.maxVehicle && t(`vehicles.${address.access.maxVehicle}`),
        },
        { label: t('facts.instructions'), value: linesValue(address?.access.instructions?.split('\n')) },
        {
          label: t('facts.position'),
          value: address?.geo && (
            <>
              <span>
                <bdi>{`${address.geo.latitude}, ${address.geo.longitude}`}</bdi>
              </span>
              <RouteLink to={address.geo}>{t('route')}</RouteLink>
            </>
          ),
        },
      ]}
    />
  );
}

/** One address: its location, site access for drivers, and its projects. */
export default function AddressPage() {
  const { t } = useTranslation('contact');
  const { id = '' } = useParams();
  return (
    <DetailPage
      read={useRead(getAddress, { params: { id } })}
      back={{ to: '/order/company/addresses', label: t('address.back') }}
      title={titleOf}
      subtitle={({ status }) => <ArchiveStatusChip status={status} />}
      actions={(address) => (
        <ArchiveActions
          key={address.id}
          item={address}
          name={titleOf(address)}
          archive={archiveAddress}
          restore={restoreAddress}
          edit={`/order/company/addresses/${address.id}/edit`}
        />
      )}
      gone={{ title: t('address.gone'), text: t('gone') }}
    >
      {(address) => (
        <>
          <Facts address={address} />
          {address && <ProjectsNaming projects={address.projects} none={t('address.noProjects')} />}
          {address && <Activity resource="address" id={address.id} />}
        </>
      )}
    </DetailPage>
  );
}
