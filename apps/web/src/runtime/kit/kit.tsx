import { textStyles } from '../../theme/text-styles.js';
import { walls } from '../../theme/walls.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { ChipLink } from '../../ui/chip-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Label } from '../../ui/label.js';
import { OfferPrice } from '../../ui/offer-price.js';
import { PicadoEdge } from '../../ui/picado-edge.js';
import { Poster } from '../../ui/poster.js';
import { Price } from '../../ui/price.js';
import { PriceCalendar } from '../../ui/price-calendar/price-calendar.js';
import { ProblemList } from '../../ui/problem-list.js';
import { Section } from '../../ui/section.js';
import { Segments } from '../../ui/segments.js';
import { SelectField } from '../../ui/select-field.js';
import { Stepper } from '../../ui/stepper.js';
import { TextField } from '../../ui/text-field.js';
import { Ticket } from '../../ui/ticket.js';
import { Wall } from '../../ui/wall.js';
import { before, calendar, calendarTexts, poster, posterTexts, price, problem } from './samples.js';

const tones = ['main', 'buy', 'outline', 'quiet'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function Kit() {
  return (
    <main id="main" className="co-page">
      <h1 className="text-h1">Parts</h1>
      <Type />
      <Buttons />
      <Fields />
      <Messages />
      <Tickets />
      <Section title="Price calendar">
        <PriceCalendar calendar={calendar} texts={calendarTexts} />
      </Section>
      <Walls />
      <EmptyState scene="state-empty-cart" title="Nothing here">
        <ButtonLink href="/en/">Somewhere else</ButtonLink>
      </EmptyState>
      <PicadoEdge />
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
      <Segments
        label="Tickets"
        items={['Básico', 'Plus', 'Tour Plus'].map((name, index) => ({
          key: name,
          href: '/en/',
          name,
          details: ['from $2,389.00 MXN'],
          isChosen: index === 1,
        }))}
      />
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <TextField id="kit-name" name="name" label="First name" help="As in your passport" />
      <TextField id="field-kit-wrong" name="email" label="E-mail" problem={problem.text} />
      <TextField id="kit-phone" name="phone" label="Phone" optionalLabel="(optional)" />
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
