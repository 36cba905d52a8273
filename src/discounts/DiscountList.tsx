import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { PROSE } from '../ui/fields/prose.ts';
import { useCan } from '../ui/pages/viewer.tsx';
import { Cover } from './Cover.tsx';
import { DiscountCards } from './DiscountCards.tsx';
import { OfferLink } from './OfferLink.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ title }) => title,
  secondary: ({ description }) => description,
  tertiary: discount => <Cover discount={discount} width={72} />,
};

/** Cards for those who may use the offers, a table for those who keep them. */
export const DiscountList = () => {
  const may = useCan();
  const isKeeper = may('update', 'discounts');
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <EntityList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterFields={isKeeper ? ['title', 'description', 'link', 'createdAt'] : []}
      sortFields={['createdAt', 'title']}
      mobile={CARD}
      body={isKeeper ? undefined : <DiscountCards />}
      exports={isKeeper ? undefined : false}
    >
      <Col source="document" disableSort render={discount => <Cover discount={discount} width={80} />} />
      <Col source="title" cellSx={() => ({ ...PROSE, fontWeight: 600 })} />
      <Col source="description" cellSx={() => ({ ...PROSE, maxWidth: 420 })} />
      {hasRoom && (
        <Col source="link" render={({ link }) => <OfferLink link={link} />} cellSx={() => ({ maxWidth: 260 })} />
      )}
      {hasRoom && <Col source="createdAt" render={() => <MomentField source="createdAt" />} />}
    </EntityList>
  );
};
