import type { Country, CountrySection } from './login.state.ts'

interface CountrySectionsProps {
  sections: readonly CountrySection[]
  onChoose: (country: Country) => void
  titles: string
}

export function CountrySections({ sections, onChoose, titles }: CountrySectionsProps) {
  return sections.map(({ title, lists }) => (
    <section key={title} aria-label={title}>
      <h2 className={`sticky px-5 py-1.5 text-[13px] leading-[18px] font-bold text-text-3 ${titles}`}>{title}</h2>
      <ul>
        {lists.map((country) => (
          <li key={country.iso}>
            <button
              type="button"
              onClick={() => onChoose(country)}
              className="flex h-12 w-full items-center justify-between gap-3 px-5 text-start text-[15px] font-medium active:bg-raised"
            >
              <bdi>{country.name}</bdi>
              <bdi className="text-text-2 tabular-nums">+{country.tel}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
