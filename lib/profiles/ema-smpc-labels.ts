import type { Profile } from "@/lib/model/profile";

/** Words with which a summary of product characteristics begins a label, lower case, by what they say. */
export const EMA_LABELS: Profile["labels"] = [
  {
    kind: "population",
    phrases: [
      "adults", "adult", "adults and adolescents", "elderly", "older people", "older patients", "elderly patients", "paediatric population", "paediatric patients", "paediatric use", "children", "children and adolescents", "adolescents", "infants", "neonates", "newborns", "women", "men", "women of childbearing potential", "pregnancy", "breast-feeding", "breastfeeding", "fertility",
      "renal impairment", "hepatic impairment", "renal and hepatic impairment", "renal and/or hepatic impairment", "renal insufficiency", "hepatic insufficiency", "renal failure", "patients with", "patients", "special populations", "specific populations", "weight", "body weight", "creatinine clearance", "haemodialysis", "gender", "race", "genotype",
    ],
  },
  {
    kind: "route",
    phrases: ["oral", "oral use", "intravenous", "intravenous use", "intravenous infusion", "intramuscular", "intramuscular use", "subcutaneous", "subcutaneous use", "topical", "cutaneous use", "rectal", "vaginal", "inhalation", "inhalation use", "nasal", "ocular use", "method of administration", "route of administration", "sublingual", "infusion", "injection"],
  },
  { kind: "form", phrases: ["tablet", "tablets", "film-coated tablets", "gastro-resistant tablets", "prolonged-release tablets", "capsule", "capsules", "hard capsules", "oral suspension", "oral solution", "powder", "solution for injection", "solution for infusion", "pre-filled syringe", "pre-filled pen", "vial", "cream", "ointment", "suppository", "tablet core", "film-coating", "film coating", "capsule shell", "printing ink"] },
  {
    kind: "frequency",
    phrases: ["very common", "common", "uncommon", "rare", "very rare", "not known", "frequency not known", "unknown"],
  },
  { kind: "step", phrases: ["step", "initial dose", "starting dose", "loading dose", "maintenance dose", "maintenance", "induction", "titration", "dose titration", "dose adjustment", "dose reduction", "missed dose", "discontinuation", "week", "day", "phase", "cycle", "maximum dose"] },
  {
    kind: "organ",
    phrases: [
      "blood and lymphatic system disorders", "immune system disorders", "metabolism and nutrition disorders", "nervous system disorders", "psychiatric disorders", "ear and labyrinth disorder", "ear and labyrinth disorders", "eye disorders", "cardiac disorders", "vascular disorders", "respiratory, thoracic and mediastinal disorders", "gastrointestinal disorders",
      "hepatobiliary disorders", "skin and subcutaneous tissue disorders", "musculoskeletal and connective tissue disorders", "renal and urinary disorders", "reproductive system and breast disorders", "general disorders and administration site conditions", "infections and infestations", "investigations", "neoplasms benign, malignant and unspecified",
      "endocrine disorders", "congenital, familial and genetic disorders", "injury, poisoning and procedural complications", "surgical and medical procedures", "pregnancy, puerperium and perinatal conditions",
    ],
  },
  {
    kind: "indication",
    phrases: ["treatment of", "prevention of", "prophylaxis of", "hypertension", "heart failure", "type 2 diabetes", "rheumatoid arthritis", "juvenile idiopathic arthritis", "polyarticular juvenile idiopathic arthritis", "enthesitis-related arthritis", "axial spondyloarthritis", "ankylosing spondylitis", "psoriatic arthritis", "psoriasis", "plaque psoriasis", "paediatric plaque psoriasis", "hidradenitis suppurativa", "crohn's disease", "crohn’s disease", "paediatric crohn’s disease", "ulcerative colitis", "uveitis", "paediatric uveitis"],
  },
];

export const EMA_NOT_LABELS: readonly string[] = ["including", "include", "includes", "such as", "for example", "e.g", "i.e", "as follows", "the following", "following", "are", "is", "were", "was", "that", "of", "with", "by", "to", "in", "for", "see", "namely", "particularly", "especially", "contains", "contain", "ratio"];

export const EMA_ABBREVIATIONS: readonly string[] = ["e.g.", "i.e.", "etc.", "vs.", "cf.", "approx.", "ca.", "No.", "no.", "Nos.", "Dr.", "Mr.", "Ms.", "St.", "Fig.", "fig.", "incl.", "max.", "min.", "spp.", "sp.", "et al.", "i.v.", "i.m.", "s.c.", "p.o.", "b.i.d.", "t.i.d.", "q.d.", "Ltd.", "Inc.", "Co.", "E.", "S.", "P.", "C.", "H.", "N.", "K.", "L.", "M."];

export const EMA_UNITS: readonly string[] = [
  "mg", "g", "kg", "mcg", "µg", "μg", "microgram", "micrograms", "ng", "pg", "ml", "mL", "l", "L", "litre", "litres", "dl", "dL", "cm", "mm", "m²", "m2", "mm³", "mm3", "mmol", "mmol/l", "mmol/L", "micromol", "mol", "mEq", "mEq/l", "IU", "U", "units", "unit", "kcal", "kJ", "mCi", "MBq", "Gy", "mmHg", "%", "°C", "ºC", "seconds", "minutes", "minute", "hours", "hour", "h", "days", "day",
  "weeks", "week", "months", "month", "years", "year", "times", "tablets", "tablet", "capsules", "vials", "doses", "mg/kg", "mg/kg/day", "mg/m²", "mg/m2", "mg/ml", "mg/mL", "mg/dl", "mg/l", "mg/day", "g/day", "g/l", "µg/ml", "ng/ml", "ml/min", "mL/min", "ml/min/1.73 m²", "ml/min/1.73m2", "ml/h", "IU/kg", "IU/ml", "micrograms/ml", "micrograms/kg", "x ULN", "kDa",
];
