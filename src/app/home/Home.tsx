import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { createElement } from 'react';
import { PageTitle } from '../../ui/pages/PageTitle.tsx';
import { useViewer } from '../../ui/pages/viewer.tsx';
import { ICONS } from '../../ui/theme/icons.ts';
import { useHomeFigures } from './useHomeFigures.ts';
import { useSession } from '../../provider/session.ts';
import { useMenu } from '../frame/useMenu.ts';

/** A card per entry of the menu, in the role's own words where there are some (Spec 2). */
export const Home = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const session = useSession();
  const items = useMenu();
  const figuresOf = useHomeFigures();
  const name = 'username' in session ? session.username : '';
  const say = (key: string, what: 'title' | 'description') =>
    translate(`home.${role}.${key}.${what}`, { _: translate(`home.${key}.${what}`) });
  return (
    <>
      <PageTitle title={translate('home.greeting', { name })} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(items.length ? 'home.welcome' : 'home.empty')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {items.map(({ key, url }) => (
          <Card key={key} component="li" variant="outlined">
            <CardActionArea
              component={LinkBase}
              to={url}
              sx={{ p: 2, height: '100%', display: 'flex', gap: 2, alignItems: 'flex-start' }}
            >
              <Box sx={{ color: 'primary.main', display: 'flex', pt: 0.25 }}>{createElement(ICONS[key])}</Box>
              <Box sx={{ flex: 1 }}>
                <Typography component="h2" variant="h6" color="text.primary">
                  {say(key, 'title')}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {say(key, 'description')}
                </Typography>
                <Figures text={figuresOf(key)} />
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
};

/** They come a moment after the cards, which don't move for it: each keeps the line free. */
const Figures = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <Typography variant="body2" color="primary" sx={{ mt: 0.5, minHeight: '1.43em', fontWeight: 600 }}>
      {text}
    </Typography>
  );
