import { textStyles } from '../../theme/text-styles.js';
import { walls } from '../../theme/walls.js';
import { Accordion } from '../../ui/accordion.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { ChipLink } from '../../ui/chip-link.js';
import { Dock } from '../../ui/dock.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { Label } from '../../ui/label.js';
import { OfferPrice } from '../../ui/offer-price.js';
import { PageHead } from '../../ui/page-head.js';
import { PicadoEdge } from '../../ui/picado-edge.js';
import { Poster } from '../../ui/poster.js';
import { Price } from '../../ui/price.js';
import { PriceCalendar } from '../../ui/price-calendar/price-calendar.js';
import { ProblemList } from '../../ui/problem-list.js';
import { SceneHero } from '../../ui/scene-hero.js';
import { SceneImage } from '../../ui/scene-image.js';
import { SearchForm } from '../../ui/search-form.js';
import { Section } from '../../ui/section.js';
import { Segments } from '../../ui/segments.js';
import { SelectField } from '../../ui/select-field.js';
import { Stepper } from '../../ui/stepper.js';
import { TextField } from '../../ui/text-field.js';
import { Ticket } from '../../ui/ticket.js';
import { UpdateButton } from '../../ui/update-button.js';
import { Wall } from '../../ui/wall.js';
import { WallHead } from '../../ui/wall-head.js';
import {
  before,
  calendar,
  calendarTexts,
  facts,
  poster,
  posterTexts,
  price,
  problem,
  scene,
  segments,
} from './samples.js';

const tones = ['main', 'buy', 'outline', 'quiet'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function Kit() {
  return (
    <main id="main" className="co-page">
      <PageHead title="Parts" lead="Every part of the shop, in every variant." />
      <Type />
      <Buttons />
      <Fields />
      <Messages />
      <Tickets />
      <Section title="Price calendar">
        <PriceCalendar calendar={calendar} texts={calendarTexts} />
      </Section>
      <Walls />
      <Scenes />
      <Section title="Folds">
        <Accordion
          name="kit"
          open={{ id: 'kit-fold', isKept: false, keep: () => undefined }}
          items={[{ id: 'kit-fold', title: 'What is included?', content: <p>An answer.</p> }]}
        />
      </Section>
      <EmptyState scene="state-empty-cart" title="Nothing here">
        <ButtonLink href="/en/">Somewhere else</ButtonLink>
      </EmptyState>
      <PicadoEdge />
      <Dock>
        <Price price={price} />
        <Button tone="buy">Add to cart</Button>
      </Dock>
    </main>
  );
}

function Type() {
  return (
    <Section title="Type">
      {Object.keys(textStyles).map((name) => (
        <p
          key={name}
          className={`text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`}
        >
          {name} · 1,234.50
        </p>
      ))}
    </Section>
  );
}

function Buttons() {
  return (
    <Section title="Buttons, chips, labels, prices">
      {tones.map((tone) => (
        <p key={tone}>
          {sizes.map((size) => (
            <Button key={size} tone={tone} size={size}>
              {tone} {size}
            </Button>
          ))}
          <Button tone={tone} busy>
            busy
          </Button>
        </p>
      ))}
      <p>
        <ChipLink href="/en/" isOn>
          Water
        </ChipLink>
        <ChipLink href="/en/" isOn={false}>
          Night
        </ChipLink>
        <Label kind="sale">−10%</Label>
        <Label kind="new">New</Label>
        <Label kind="night">Night</Label>
        <Label kind="soldOut">Sold out</Label>
      </p>
      <p>
        <Price price={price} size="small" /> <Price price={price} />{' '}
        <OfferPrice offer={{ now: price, before }} size="xl" beforeLabel="before" />
      </p>
      <p>
        <Icon name="check" size={16} /> <Icon name="check" size={28} />
      </p>
      <Segments label="Tickets" items={segments.slice(0, 3)} />
      <Segments label="Tickets of many" items={segments} />
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <TextField id="kit-name" name="name" label="First name" help="As in your passport" />
      <TextField id="field-kit-wrong" name="email" label="Email" problem={problem.text} />
      <TextField id="kit-phone" name="phone" label="Phone" optionalLabel="(optional)" />
      <SearchForm id="kit-search" action="/en/search/" label="Search" button="Search" />
      <SelectField
        id="kit-country"
        name="country"
        label="Country"
        options={[{ value: 'MX', label: 'Mexico' }]}
      />
      {[1, 20].map((value) => (
        <Stepper
          key={value}
          name={`adults-${value}`}
          label="Adults (12+)"
          help="$2,389.00 MXN per person"
          value={value}
          min={1}
          max={20}
          lessLabel={`One fewer of ${value}`}
          moreLabel={`One more than ${value}`}
          reason="Between 1 and 20 people"
        />
      ))}
      <UpdateButton>Update</UpdateButton>
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      <ProblemList problems={[problem]} title="Something needs your attention" />
      {(['error', 'warning', 'info', 'success'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          A sentence that says what happened.
        </Alert>
      ))}
    </Section>
  );
}

function Tickets() {
  return (
    <Section title="Tickets and posters">
      <Ticket stub={<Price price={price} />} label="A ticket">
        Laguna Nácar, Sat, Dec 12, 2026
      </Ticket>
      <Ticket isStubInView stub={<Price price={price} />}>
        Laguna Nácar, Sat, Dec 12, 2026
      </Ticket>
      <Ticket orientation="vertical" stub={<Price price={price} />}>
        Laguna Nácar, Sat, Dec 12, 2026
      </Ticket>
      <Poster poster={poster()} texts={posterTexts} />
      <Poster poster={poster({ name: 'Bruma', wall: 'bruma', label: 'new' })} texts={posterTexts} />
      <Poster
        poster={poster({ name: 'Guarida', closedUntil: 'Mon, Jan 4, 2027', label: 'night' })}
        texts={posterTexts}
      />
      <Poster poster={poster({ name: 'Son de Río', from: undefined })} texts={posterTexts} />
    </Section>
  );
}

function Walls() {
  return (
    <Section title="Walls">
      {Object.keys(walls).map((key) => (
        <Wall key={key} wall={key}>
          <p className="text-h2">{key}</p>
          <p className="text-lead">A line about the place.</p>
          <Button tone="onWall">onWall</Button>
        </Wall>
      ))}
    </Section>
  );
}

function Scenes() {
  return (
    <Section title="Heads and scenes">
      <WallHead wall="bruma" kind="Park" title="Bruma" lead="A line about the place." />
      <SceneHero scene={scene} wall="ojosDeAgua" title="Ojos de Agua" lead="A line about it." />
      <SceneHero
        scene={scene}
        wall="ojosDeAgua"
        title="Ojos de Agua"
        lead="A line about it."
        facts={facts}
      />
      <SceneImage scene={scene} wall="ojosDeAgua" crop="wide" />
      <SceneImage scene={scene} wall="ojosDeAgua" crop="phone" />
    </Section>
  );
}
